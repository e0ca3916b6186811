/** An ingredient line without the comma at its end, which only joins it with the next one: "2 EL Essig,". */
export const withoutJoiningComma = (line: string): string => line.replace(/\s?,$/, '');
