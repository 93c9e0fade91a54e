import { Link } from 'react-router'
import { shelvesPath } from '#areas/parcels/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { Chip } from '#ui/badge.tsx'
import { Code, Num } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import { howMany } from '#values/plural.ts'
import type { ShelvesPage, ShownShelf } from '../queries.ts'

/** Every shelf of the branch by what it is for, with how full it is and how long its oldest parcel waits. */
export function ShelfMap({ page: { groups, branches, branchId, opened } }: { page: ShelvesPage }) {
  return (
    <>
      {branches.length > 1 && (
        <div className="row wrap">
          {branches.map(([id, name]) => (
            <Chip key={id} to={addressWith(shelvesPath, { branch: id })} pressed={id === branchId}>
              {name}
            </Chip>
          ))}
        </div>
      )}
      {groups.length === 0 && <Alert kind="info">لا رفوف في هذا الفرع بعد. أضف صفًا من الرفوف لتظهر خريطتها.</Alert>}
      {groups.map(({ title, shelves }) => (
        <section key={title} className="stack" aria-label={title}>
          <h2 className="label">{title}</h2>
          <div className="shelf-map">
            {shelves.map((shelf) => (
              <Shelf key={shelf.id} shelf={shelf} isOpen={shelf.id === opened?.id} branchId={branchId} />
            ))}
          </div>
        </section>
      ))}
    </>
  )
}

type Props = { shelf: ShownShelf; isOpen: boolean; branchId: string | undefined }

const Shelf = ({ shelf: { id, code, standing, holds, days, look }, isOpen, branchId }: Props) => (
  <Link
    className={`shelf is-${look}`}
    to={addressWith(shelvesPath, { branch: branchId ?? '', shelf: id })}
    aria-current={isOpen ? 'true' : undefined}
    preventScrollReset
  >
    <span className="xs">
      <Code>{code}</Code>
    </span>
    <b>
      <Num>{`${standing}/${holds}`}</Num>
    </b>
    <span className="xs">{days === null ? 'فارغ' : days === 0 ? 'اليوم' : howMany(days, 'day')}</span>
  </Link>
)
