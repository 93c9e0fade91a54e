import { Link } from 'react-router'
import { Num } from '#ui/values.tsx'

/** A journal is known by its number. */
export function JournalLink({ number }: { number: bigint }) {
  return (
    <Link className="link" to={`/admin/finance/journals/${number}`}>
      <Num>{number}</Num>
    </Link>
  )
}
