import { createContext, type ReactNode } from 'react';

/** What stands under the header of every page within. */
export const HeaderLine = createContext<ReactNode>(null);
