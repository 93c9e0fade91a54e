import { Link } from 'react-router'
import type { SectionLine, SectionPart, ShownSection } from '#values/sections.ts'
import { Badge } from './badge.tsx'
import { buttonLook } from './button-look.ts'
import { Card } from './card.tsx'
import { Code, DateRange, DateText, Money } from './values.tsx'

/** A later area on the page of a record: without lines only the way to begin one. */
export function RecordSection({ title, lines, all, begin }: ShownSection) {
  if (lines.length === 0)
    return begin ? (
      <p>
        <Link className={buttonLook({ variant: 'outline', size: 'small' })} to={begin.path}>
          {begin.alone}
        </Link>
      </p>
    ) : null
  const links = (
    <span className="row wrap">
      {[begin, all].map(
        (link) =>
          link && (
            <Link key={link.path} className="link sm" to={link.path}>
              {link.label}
            </Link>
          ),
      )}
    </span>
  )
  return (
    <Card title={title} actions={links} flush>
      <ul className="list">
        {lines.map((line) => (
          <Line key={line.id} {...line} />
        ))}
      </ul>
    </Card>
  )
}

const Line = ({ path, number, title, detail, badges }: SectionLine) => (
  <li>
    <span className="grow">
      <span className="t">
        <Link className="link" to={path}>
          <Code>{number}</Code>
        </Link>{' '}
        · <bdi>{title}</bdi>
      </span>
      <span className="xs muted db">
        {detail.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the line
          <span key={place}>
            {place > 0 && ' · '}
            <Part part={part} />
          </span>
        ))}
      </span>
    </span>
    {badges.map(({ text, tone }) => (
      <Badge key={text} tone={tone}>
        {text}
      </Badge>
    ))}
  </li>
)

function Part({ part }: { part: SectionPart }) {
  if (typeof part === 'string') return <bdi>{part}</bdi>
  if ('at' in part) return <DateText at={part.at} />
  if ('from' in part) return <DateRange {...part} />
  return (
    <>
      <Money amount={part.amount} /> {part.per}
    </>
  )
}
