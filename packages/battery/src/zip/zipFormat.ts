// Constants of the zip format (PKWARE APPNOTE 6.3), shared by reader and writer.

export const localHeaderSignature = 0x04034b50;
export const directorySignature = 0x02014b50;
export const endSignature = 0x06054b50;

export const localHeaderLength = 30;
export const directoryHeaderLength = 46;
export const endLength = 22;
/** A comment may follow the end record. */
export const maxCommentLength = 0xffff;

export const stored = 0;
export const deflated = 8;
export const encryptedFlag = 1;
export const utf8Flag = 0x800;
/** Marks a size or offset stored in a Zip64 record. */
export const zip64Mark = 0xffffffff;
