/** The day of the last change of each folder, by its name, from those of the files below it, by path. */
export function folderDates(files: ReadonlyMap<string, string>): Map<string, string> {
  const days = new Map<string, string>();
  for (const [path, day] of files) {
    const [folder = ''] = path.split('/');
    if (day > (days.get(folder) ?? '')) days.set(folder, day);
  }
  return days;
}
