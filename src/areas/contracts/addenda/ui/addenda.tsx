import '#ui/styles/signing.css'
import { Link } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Code, DateText } from '#ui/values.tsx'
import { contractPath } from '../../contract.ts'
import type { OneContract } from '../../contract-detail.ts'
import { ContractWords } from '../../signing/ui/contract-words.tsx'
import { ContractBadge } from '../../ui/contract-badge.tsx'
import { addendumPath, asClauses, newAddendumPath } from '../addendum.ts'

type Props = { contract: OneContract }

/** What was added to a contract since it was signed; of an addendum itself, what it changes and where. */
export function Addenda({ contract: one }: Props) {
  if (one.amends) return <Changes contract={one} />
  if (one.addenda.length === 0 && !one.may.amend) return null
  return (
    <Card title="ملاحق العقد" flush>
      <ul className="list">
        {one.addenda.map(({ id, number, state, signedOn, startsOn, place }) => (
          <li key={id}>
            <span className="grow">
              <Link className="link medium" to={contractPath(id)}>
                الملحق {place}: <Code>{number}</Code>
              </Link>
              <span className="xs muted db">
                يسري من <DateText at={startsOn} />
              </span>
            </span>
            <ContractBadge {...{ state, signedOn }} />
          </li>
        ))}
        {one.may.amend && (
          <li>
            <span className="grow sm muted">ما يتغير بعد التوقيع يُكتب في ملحق يوقّعه الأطراف.</span>
            <Link className={buttonLook({ variant: 'outline', size: 'small' })} to={newAddendumPath(one.id)}>
              أضف ملحقًا
            </Link>
          </li>
        )}
      </ul>
    </Card>
  )
}

function Changes({ contract: one }: Props) {
  if (!one.amends) return null
  const { id, number, place } = one.amends
  return (
    <Card title="ما يتغير">
      <div className="stack">
        <p className="sm">
          الملحق {place} بالعقد{' '}
          <Link className="link" to={contractPath(id)}>
            <Code>{number}</Code>
          </Link>
          ، ويسري من <DateText at={one.startsOn} />.
        </p>
        <ContractWords title="ما يتغير" text={asClauses(one.amends)} />
        {one.may.changeAddendum && (
          <div>
            <Link className={buttonLook({ variant: 'outline', size: 'small' })} to={addendumPath(one.id)}>
              عدّل الملحق
            </Link>
          </div>
        )}
      </div>
    </Card>
  )
}
