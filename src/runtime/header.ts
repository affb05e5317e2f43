/** What the header does, loaded when it is first used; on the page that searches, at once. */
import { searchInDialog } from './search/search-dialog.ts';
import { searchInPage } from './search/search-in-page.ts';
import { toggleTheme } from './toggle-theme.ts';

const inPage = searchInPage();

/** Does what something in the header is for. */
export function use({ id }: Element): void {
  if (id === 'pb-theme') toggleTheme();
  else if (inPage) inPage.focus();
  else searchInDialog();
}
