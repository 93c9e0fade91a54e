const key = 'conversation'

/** Where the conversation of this tab goes on; null where none was begun, or where the browser keeps nothing. */
export function keptConversation() {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** The panel is emptied when it closes; what it leads to again is kept as long as the tab. */
export function keepConversation(id: string | null) {
  try {
    if (id) sessionStorage.setItem(key, id)
    else sessionStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing begins anew.
  }
}
