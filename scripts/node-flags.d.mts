export const nodeFlags: string[];
export const nodeSettings: Record<string, string>;
