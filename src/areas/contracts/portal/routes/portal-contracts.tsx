import { Link } from 'react-router'
import { SigningBadge } from '#areas/contracts/signing/ui/signing-badge.tsx'
import { ContractBadge } from '#areas/contracts/ui/contract-badge.tsx'
import { endsInWords } from '#areas/contracts/ui/contracts-table.tsx'
import { page } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, DateRange, Money } from '#ui/values.tsx'
import { type OwnContract, ownContracts } from '../own-contracts.ts'
import type { Route } from './+types/portal-contracts'

export const meta = () => [{ title: 'عقودي · التحالف' }]

export const loader = page(anyoneSignedIn, async (ctx) => ({ contracts: (await ownContracts(ctx)) ?? [] }))

export default function OwnContractsPage({ loaderData: { contracts } }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <h1>عقودي</h1>
      </div>
      <Card flush>
        {contracts.length === 0 ? (
          <Empty title="لا عقود باسمك">ما يُرسل إليك من عقود لتوقّعه، وما وقّعته منها، تجده هنا بمدته وحالته.</Empty>
        ) : (
          <ul className="list">
            {contracts.map((one) => (
              <li key={`${one.id} ${one.as}`}>
                <Row {...one} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </>
  )
}

function Row(one: OwnContract) {
  const soon = endsInWords(one)
  return (
    <>
      <span className="grow">
        <span className="t">
          {one.kindLabel} <Code>{one.number}</Code>
        </span>
        <span className="xs muted db">
          <bdi>{one.title}</bdi> · {one.as}
        </span>
        <span className="xs muted db">
          <DateRange from={one.startsOn} until={one.lastDay} />
          {soon && ` · ${soon}`}
        </span>
        {one.signAt && (
          <Link className="link xs" to={one.signAt}>
            اقرأ العقد ووقّعه
          </Link>
        )}
        {one.waitsFor && <span className="xs db">{`وقّعتَ، بانتظار توقيع ${one.waitsFor}`}</span>}
        {one.declined && <span className="xs db">{`رفضتَ توقيعه: ${one.declined}`}</span>}
        {one.signedFileId && (
          <a className="link xs" href={`/files/${one.signedFileId}`}>
            نزّل العقد الموقّع
          </a>
        )}
        {one.papers.map(({ label, path }) => (
          <a key={path} className="link xs db" href={path}>
            {label}
          </a>
        ))}
      </span>
      {one.value > 0n && (
        <span className="sm">
          <Money amount={one.value} />
        </span>
      )}
      {one.declined ? <SigningBadge standing="declined" /> : <ContractBadge {...one} />}
    </>
  )
}
