import type { BSONRegExp } from 'bson';
import { failure, locationFailure, notSupported } from '../errors.ts';

const compiled = new Map<string, RegExp>();
const CACHE_SIZE = 500;

/** A MongoDB regular expression (PCRE, UTF) as a JavaScript one that matches the same texts. Throws for what the two do not share. */
export function regularExpression(pattern: string, options: string): RegExp {
  const key = `${options}/${pattern}`;
  let expression = compiled.get(key);
  if (!expression) {
    expression = compile(pattern, options);
    if (compiled.size >= CACHE_SIZE) compiled.clear();
    compiled.set(key, expression);
  }
  return expression;
}

/** A pattern as the driver sends it, as a JavaScript one. */
export function fromBson(value: BSONRegExp): RegExp {
  return regularExpression(value.pattern, value.options);
}

/** The text that every match must begin with, or null: a case-sensitive pattern that starts with `^` and plain characters. */
export function anchoredPrefix(pattern: string, options: string): string | null {
  if (
    options.includes('i') ||
    options.includes('m') ||
    options.includes('x') ||
    !pattern.startsWith('^') ||
    pattern.includes('|')
  )
    return null;
  const plain = /^\^((?:[^\\^$.*+?()[\]{}|]|\\[^a-zA-Z0-9])*)(.?)/su.exec(pattern);
  if (!plain) return null;
  const characters = [...plain[1]!.replace(/\\(.)/gsu, '$1')];
  // A quantifier that allows zero makes the character before it optional.
  if (/[*?{]/.test(plain[2]!)) characters.pop();
  return characters.length > 0 ? characters.join('') : null;
}

function compile(pattern: string, options: string): RegExp {
  for (const option of options) {
    if (option === 'x') throw notSupported("The regular expression option 'x'");
    if (!'imsu'.includes(option))
      throw locationFailure(51108, `invalid flag in regex options: ${option}`);
  }
  if (pattern.includes('\0'))
    throw failure('BadValue', 'Regular expression cannot contain an embedded null byte');
  if (/\[\[:\^?\w+:\]/.test(pattern)) throw notSupported('A POSIX class in a regular expression');
  const flags = `u${options.includes('i') ? 'i' : ''}`;
  try {
    return new RegExp(translate(pattern, options.includes('m'), options.includes('s')), flags);
  } catch (error) {
    throw locationFailure(51091, `Regular expression is invalid: ${(error as Error).message}`);
  }
}

const SYNTAX = /[\^$\\.*+?()[\]{}|/]/;

/** PCRE's `.`, `^`, `$` and `\s` mean something slightly different from JavaScript's, and it lets any punctuation be escaped. */
function translate(pattern: string, multiline: boolean, dotAll: boolean): string {
  let result = '';
  let inClass = false;
  const characters = [...pattern];
  for (let i = 0; i < characters.length; i++) {
    const character = characters[i]!;
    if (character === '\\') {
      result += escape(characters[++i] ?? '', inClass);
    } else if (inClass) {
      if (character === ']') inClass = false;
      result += character === '[' ? '\\[' : character;
    } else if (character === '[') {
      inClass = true;
      result += character;
      if (characters[i + 1] === '^') result += characters[++i];
      // A bracket right after the opening one is an ordinary character in PCRE.
      if (characters[i + 1] === ']') {
        result += '\\]';
        i++;
      }
    } else if (character === '.') {
      result += dotAll ? '[^]' : '[^\\n]';
    } else if (character === '^') {
      result += multiline ? '(?<![^\\n])' : '^';
    } else if (character === '$') {
      result += multiline ? '(?![^\\n])' : '(?=\\n?(?![^]))';
    } else if (character === '}' || character === ']') {
      result += character === '}' && /\{\d*,?\d*$/.test(result) ? '}' : `\\${character}`;
    } else if (character === '{' && !/^\{\d+(,\d*)?\}/.test(characters.slice(i, i + 24).join(''))) {
      result += '\\{';
    } else {
      result += character;
    }
  }
  return result;
}

function escape(character: string, inClass: boolean): string {
  if (character === 's') return inClass ? ' \\t-\\r' : '[ \\t-\\r]';
  if (character === 'S' && !inClass) return '[^ \\t-\\r]';
  if (
    character === '' ||
    /[a-zA-Z0-9]/.test(character) ||
    SYNTAX.test(character) ||
    (inClass && character === '-')
  )
    return `\\${character}`;
  return character;
}
