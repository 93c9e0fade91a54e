import { Link } from 'react-router'
import { ownLabelsPath, ownParcelPath, ownParcelsPath, recipientPath, trackingPath } from '#areas/parcels/paths.ts'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { PaperLink } from '#ui/paper-link.tsx'
import { Code, DateText } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import { ParcelBadge } from '../../journey/ui/parcel-badge.tsx'
import type { OwnParcelRow } from '../own-parcels.ts'

/** A sent parcel has a page of its own; one that is for them opens by its link. */
const pathOf = ({ id, isSent, token, bare }: OwnParcelRow) => {
  if (isSent) return ownParcelPath(id)
  return token ? recipientPath(token) : trackingPath(bare)
}

/** Parcels sent, and parcels that come to the same person's phone, one below the other. */
export const OwnRows = ({ rows }: { rows: readonly OwnParcelRow[] }) => (
  <ul className="list" aria-label="طرودي">
    {rows.map((one) => (
      <li key={one.id}>
        <span className="grow">
          <Link to={pathOf(one)} className="t">
            {one.isSent ? 'إلى' : 'من'} <bdi>{one.other}</bdi>
          </Link>
          <span className="sm db">
            {one.content} · {one.place}
            {one.branch && ` · استلمه من ${one.branch}`}
          </span>
          <span className="xs muted db">
            <Code>{one.number}</Code> · <DateText at={one.on} />
          </span>
        </span>
        {one.mayCancel && (
          <PostForm action={addressWith(ownParcelsPath, { act: 'cancel' })} className="">
            <input type="hidden" name="parcelId" value={one.id} />
            <SubmitButton variant="danger-ghost">ألغِ</SubmitButton>
          </PostForm>
        )}
        {one.mayPrint && (
          <PaperLink small to={addressWith(ownLabelsPath, { ids: one.id })}>
            البوليصة
          </PaperLink>
        )}
        <ParcelBadge state={one.state} isReturning={one.isReturning} />
      </li>
    ))}
  </ul>
)
