/** A file on its way in, with its place in the folder that it came from. */
export interface FoundFile {
  readonly path: string;
  readonly file: File;
}

/** Files of a chooser; those of a folder know their place in it. */
export const foundIn = (files: FileList | null): readonly FoundFile[] =>
  [...(files ?? [])].map(file => ({ path: file.webkitRelativePath || file.name, file }));

/** Everything that was dropped: files, and folders with all that is in them. The entries must be asked for before anything is awaited. */
export async function dropped(data: DataTransfer): Promise<readonly FoundFile[]> {
  const entries = [...data.items].map(item => item.webkitGetAsEntry()).filter(entry => entry !== null);
  if (entries.length === 0) return foundIn(data.files);
  return (await Promise.all(entries.map(entry => inside(entry)))).flat();
}

async function inside(entry: FileSystemEntry): Promise<readonly FoundFile[]> {
  const path = entry.fullPath.replace(/^\//, '');
  if (entry.isFile) return [{ path, file: await fileBehind(entry as FileSystemFileEntry) }];
  const children = await childrenOf((entry as FileSystemDirectoryEntry).createReader());
  return (await Promise.all(children.map(child => inside(child)))).flat();
}

const fileBehind = (entry: FileSystemFileEntry): Promise<File> => new Promise((resolve, reject) => entry.file(resolve, reject));

/** A reader hands out a hundred at a time until it has no more. */
async function childrenOf(reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> {
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

/** What a set of these files is called: the folder or archive that they share, or the first of them. */
export function nameOfSet(files: readonly FoundFile[]): string {
  const tops = new Set(files.map(({ path }) => path.split('/')[0] ?? path));
  const [first = ''] = tops;
  return tops.size === 1 ? first : `${first} …`;
}
