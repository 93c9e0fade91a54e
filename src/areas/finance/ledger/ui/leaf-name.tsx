import { Link } from 'react-router'
import { Sentence } from '#ui/sentence.tsx'
import { Code } from '#ui/values.tsx'

type Props = { code: string; name: string; leafKey: string }

/** An account with its key, leading to its ledger. */
export function LeafName({ code, name, leafKey }: Props) {
  return (
    <>
      <Link className="link" to={`/admin/finance/accounts/${code}`}>
        <Code>{code}</Code> {name}
      </Link>
      {leafKey && (
        <span className="block muted sm">
          <Sentence>{leafKey}</Sentence>
        </span>
      )}
    </>
  )
}
