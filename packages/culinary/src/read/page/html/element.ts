import { isTag, isText, type AnyNode, type Element } from 'domhandler';

export const attribute = (element: Element, name: string): string => element.attribs[name] ?? '';

/** The element's classes, lower case. */
export function classesOf(element: Element): string[] {
  const names = element.attribs['class'];
  return names ? names.toLowerCase().split(/\s+/).filter(Boolean) : [];
}

export function hasClass(element: Element, name: string): boolean {
  const names = element.attribs['class'];
  return names !== undefined && names.includes(name) && names.split(/\s+/).includes(name);
}

/** Whether `ancestor` holds `node` or is it. */
export function isWithin(node: AnyNode, ancestor: AnyNode): boolean {
  for (let at: AnyNode | null = node; at; at = at.parent) if (at === ancestor) return true;
  return false;
}

/** The elements that no other of them holds. They must be in page order. */
export function outermost(elements: readonly Element[]): Element[] {
  const kept = new Set<AnyNode>();
  return elements.filter((element) => {
    for (let at: AnyNode | null = element.parent; at; at = at.parent)
      if (kept.has(at)) return false;
    kept.add(element);
    return true;
  });
}

/** The element's own descendants in page order, without itself. */
export function descendants(element: Element): Element[] {
  const found: Element[] = [];
  const visit = (parent: Element): void => {
    for (const child of parent.children) {
      if (!isTag(child)) continue;
      found.push(child);
      visit(child);
    }
  };
  visit(element);
  return found;
}

/** The characters inside an element exactly as written, scripts included. */
export function rawText(element: Element): string {
  let text = '';
  for (const child of element.children)
    text += isText(child)
      ? child.data
      : isTag(child)
        ? rawText(child)
        : 'children' in child
          ? child.children.map((c) => (isText(c) ? c.data : '')).join('')
          : '';
  return text;
}

/** The first characters of a node as written, more than `most` if it has more. Of so many nodes no more are looked at. */
export function beginningOf(node: AnyNode, most: number): string {
  let text = '';
  let left = most;
  const visit = (at: AnyNode): void => {
    if (left-- <= 0 || text.length > most) return;
    if (isText(at)) text += at.data.slice(0, most + 1);
    else if (isTag(at))
      for (let child = at.firstChild; child && left > 0; child = child.next) visit(child);
  };
  visit(node);
  return text;
}
