declare module 'heic-decode' {
  interface Pixels {
    width: number;
    height: number;
    /** Red, green, blue and opacity of each pixel. */
    data: Uint8ClampedArray;
  }
  interface Photo {
    width: number;
    height: number;
    decode(): Promise<Pixels>;
  }
  const decode: {
    (file: { buffer: Uint8Array }): Promise<Pixels>;
    all(file: { buffer: Uint8Array }): Promise<Photo[] & { dispose(): void }>;
  };
  export default decode;
}
