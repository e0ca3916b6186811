/** "3,5 %", "2%", "70 percent". */
const share = /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:%|percent\b|per cent\b|prozent\b|pour cent\b|por ciento\b|per cento\b|procent\b)/giu;
/** "flour 00", "San Marzano 28", "beef 80/20"; what stands behind a comma or in brackets is a remark. */
const lastFigure = /(?<=\s)\d[\d./]*$/;

/** Figures that make another thing of a food: its shares of fat or cocoa, and the figure that ends its name. */
export function gradesIn(name: string): string[] {
  const last = lastFigure.exec(name.split(/[,;(]\s?(?!\d)/)[0]!.trim());
  return [...new Set([...shares(name), ...(last === null ? [] : [`no ${last[0]}`])])].sort();
}

/** The name with the shares that only its remarks state: "Milch" and "3,5 % Fett" are "Milch 3,5 %". */
export function gradedName(name: string, remarks: string): string {
  const known = new Set(shares(name));
  const further = known.size > 0 ? [] : shares(remarks);
  return further.length === 1 ? `${name} ${remarks.match(share)![0]}` : name;
}

function shares(text: string): string[] {
  return [...new Set([...text.slice(0, 300).matchAll(share)].map(([, figure]) => `${Number(figure!.replace(',', '.'))}%`))];
}
