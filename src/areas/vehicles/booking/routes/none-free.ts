import { redirect } from 'react-router'
import { submit } from '#platform/http.ts'
import { searchPath } from '../paths.ts'
import { noteNoneFreeOnWeb } from '../use-cases/note-none-free.ts'

/** Only a page tells; whoever follows a link here is led to the search. */
export const loader = () => redirect(searchPath)

export const action = submit(noteNoneFreeOnWeb, () => new Response(null, { status: 204 }))
