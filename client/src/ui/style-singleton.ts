import { useEffect } from 'react';

/**
 * In place of the package `react-style-singleton`, by which dialogs lock the page's scrolling: its
 * style elements would need a policy that allows any, and adopted style sheets don't. Has what
 * `react-remove-scroll` imports.
 */
export function styleSingleton() {
  let sheet: CSSStyleSheet | null = null;
  let users = 0;
  return function Sheet({ styles }: { styles: string }): null {
    useEffect(() => {
      users += 1;
      if (sheet === null) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      return () => {
        users -= 1;
        if (users > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
        sheet = null;
      };
    }, [styles]);
    return null;
  };
}
