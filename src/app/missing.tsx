import { data } from 'react-router'

/** Every path that no page has: the error screen of the public frame, with the right status. */
export function loader() {
  throw data(null, { status: 404, statusText: 'Not Found' })
}

export default function MissingPage() {
  return null
}
