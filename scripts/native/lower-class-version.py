"""Android 16's classes are compiled for Java 21, and javac 17 refuses to read them: lower-class-version.py SOURCE TARGET

Only signatures matter to a compiler, so the class version is lowered to 17's (61).
"""
import sys
import zipfile

JAVA_17 = 61
source, target = sys.argv[1:]
with zipfile.ZipFile(source) as jar, zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as lowered:
    for entry in jar.infolist():
        if not entry.filename.endswith(".class"):
            continue
        data = bytearray(jar.read(entry))
        if data[6] == 0 and data[7] > JAVA_17:
            data[7] = JAVA_17
        lowered.writestr(entry.filename, bytes(data))
