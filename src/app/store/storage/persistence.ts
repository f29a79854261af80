const key = "toolwright.persistence.asked";

/** Asks the browser once not to clear the documents when space runs low; some browsers put the question to the person. */
export async function askToPersist(): Promise<void> {
  try {
    if (localStorage.getItem(key) !== null || (await navigator.storage.persisted())) return;
    localStorage.setItem(key, "1");
    await navigator.storage.persist();
  } catch {
    // Without such a promise documents are kept as long as there is space.
  }
}
