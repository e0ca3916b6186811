import type { FieldErrors } from '../saving/save-failure.ts';

/** Brings the first field with a mistake into view, and the cursor into it. */
export function showFirstError(errors: FieldErrors): void {
  if (Object.keys(errors).length === 0) return;
  // The mistakes are drawn first.
  requestAnimationFrame(() => {
    const invalid = document.querySelector<HTMLElement>(
      'main [aria-invalid="true"], main [data-invalid] input',
    );
    invalid?.focus();
    invalid?.scrollIntoView?.({ block: 'center' });
  });
}
