import { redirect } from 'react-router'

/** On from a form to the page that confirms it; reloading that page sends nothing again. */
export function toSentPage({ id, again }: { id: string; again: boolean }) {
  return redirect(`/sent/${id}${again ? '?again' : ''}`, 303)
}
