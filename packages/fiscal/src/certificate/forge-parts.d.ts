/** The few parts of node-forge that are used, one by one: the whole is four times as heavy. */
interface ForgeBytes {
  getBytes(): string;
}

interface ForgeCipher {
  start(vector: string): void;
  update(bytes: ForgeBytes): void;
  /** False where what was decrypted has no right end. */
  finish(): boolean;
  readonly output: ForgeBytes;
}

interface ForgeDigest {
  readonly blockLength: number;
  readonly digestLength: number;
  start(): ForgeDigest;
  update(bytes: string): ForgeDigest;
  digest(): ForgeBytes;
}

interface ForgeCiphers {
  createEncryptionCipher(key: string, modeOrBits?: string | number): ForgeCipher;
  createDecryptionCipher(key: string, modeOrBits?: string | number): ForgeCipher;
}

declare module 'node-forge/lib/aes.js' {
  const aes: ForgeCiphers;
  export = aes;
}
declare module 'node-forge/lib/des.js' {
  const des: ForgeCiphers;
  export = des;
}
declare module 'node-forge/lib/rc2.js' {
  const rc2: ForgeCiphers;
  export = rc2;
}
declare module 'node-forge/lib/sha1.js' {
  const sha1: { create(): ForgeDigest };
  export = sha1;
}
declare module 'node-forge/lib/sha256.js' {
  const sha256: { create(): ForgeDigest };
  export = sha256;
}
declare module 'node-forge/lib/sha512.js' {
  const sha512: { create(): ForgeDigest; readonly sha384: { create(): ForgeDigest } };
  export = sha512;
}
declare module 'node-forge/lib/hmac.js' {
  const hmac: {
    create(): {
      start(digest: ForgeDigest, key: string): void;
      update(bytes: string): void;
      getMac(): ForgeBytes;
    };
  };
  export = hmac;
}
declare module 'node-forge/lib/pbkdf2.js' {
  const pbkdf2: (
    password: string,
    salt: string,
    iterations: number,
    length: number,
    digest: string,
  ) => string;
  export = pbkdf2;
}
declare module 'node-forge/lib/util.js' {
  const util: { createBuffer(bytes: string): ForgeBytes };
  export = util;
}
