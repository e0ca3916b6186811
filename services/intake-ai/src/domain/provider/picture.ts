export interface Picture {
  bytes: Uint8Array;
  mimeType: string;
}
