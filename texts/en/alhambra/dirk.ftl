# Dirk in pictures: his name, and the letter to choose him by.

dirk = Dirk
key-dirk = D
