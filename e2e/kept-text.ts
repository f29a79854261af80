/** Runs in the page: the text that the browser's store keeps of the document on screen. */
export async function keptText(): Promise<string> {
  const open = indexedDB.open("toolwright");
  const database = await new Promise<IDBDatabase>((resolve) => {
    open.onsuccess = () => resolve(open.result);
  });
  const all = database.transaction("documents").objectStore("documents").getAll();
  const documents = await new Promise<{ id: string; text: string }[]>((resolve) => {
    all.onsuccess = () => resolve(all.result);
  });
  database.close();
  const { document } = JSON.parse(localStorage.getItem("toolwright.preferences.v1") ?? "{}");
  return (documents.find(({ id }) => id === document) ?? documents[0])?.text ?? "";
}
