export async function readImage(_: Uint8Array, _s?: AbortSignal): Promise<{lines: never[]; confidence: number}> { throw new Error('soon'); }
