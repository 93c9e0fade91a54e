import { Link } from 'react-router'
import { parcelPath } from '#areas/parcels/paths.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, Latin } from '#ui/values.tsx'
import { momentInWords } from '#values/dates.ts'
import { inGroups } from '#values/phones.ts'
import { howMany } from '#values/plural.ts'
import type { ShownBag } from '../queries.ts'

export const BagContent = ({ bag }: { bag: ShownBag }) => (
  <Card title={`في الكيس: ${howMany(bag.content.length, 'piece')}`} flush>
    {bag.driver && (
      <p className="sm muted card-b">
        الختم <Code>{bag.seal ?? ''}</Code> · السائق <bdi>{bag.driver}</bdi>{' '}
        {bag.driverPhone && <Latin>{inGroups(bag.driverPhone)}</Latin>}
        {bag.plate && ` · ${bag.plate}`}
        {bag.sentAt && ` · خرج ${momentInWords(bag.sentAt)}`}
      </p>
    )}
    {bag.content.length === 0 && <Empty title="الكيس فارغ">امسح بوليصة كل طرد يخرج فيه.</Empty>}
    <ul className="list">
      {bag.content.map((one) => (
        <li key={`${one.id} ${one.n}`}>
          <span className="grow">
            <Link className="t link" to={parcelPath(one.id)}>
              <Code>{one.number}</Code>
            </Link>
            <span className="xs muted">
              {one.place} · <bdi>{one.recipientName}</bdi>
              {one.pieceCount > 1 && ` · القطعة ${one.n} من ${one.pieceCount}`}
            </span>
          </span>
          {bag.state !== 'open' && (
            <Badge tone={one.receivedAt ? 'success' : bag.state === 'arrived' ? 'danger' : 'muted'}>
              {one.receivedAt ? 'وصل' : bag.state === 'arrived' ? 'نقص' : 'في الطريق'}
            </Badge>
          )}
        </li>
      ))}
    </ul>
  </Card>
)
