import { Link } from 'react-router'
import { Sentence } from '#ui/sentence.tsx'
import { Code } from '#ui/values.tsx'
import { accountPath, movementsAddress } from '../movements-asked.ts'

type Props = { code: string; name: string; leaf: string; called: string }

/** An account leads to its ledger, and its key below it to the ledger of that leaf alone. */
export function LeafName({ code, name, leaf, called }: Props) {
  return (
    <>
      <Link className="link" to={accountPath(code)}>
        <Code>{code}</Code> {name}
      </Link>
      {leaf && (
        <Link className="link block sm" to={movementsAddress(code, { key: leaf })}>
          <span>
            <Sentence>{called}</Sentence>
          </span>
        </Link>
      )}
    </>
  )
}
