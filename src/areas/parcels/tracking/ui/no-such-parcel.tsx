import { Breadcrumbs } from '#ui/links.tsx'
import { AskAboutIt } from './ask-about-it.tsx'
import { TrackBox } from './track-box.tsx'

type Props = { title: string; says: string; typed?: string; phone: string | null }

/** In the place of a parcel nobody finds: the box to try again, and whom to ask. */
export const NoSuchParcel = ({ title, says, typed = '', phone }: Props) => (
  <div className="container track">
    <Breadcrumbs above={aboveTracking} here="تتبّع طردك" />
    <div>
      <h1>{title}</h1>
      <p className="muted">{says}</p>
    </div>
    <TrackBox key={typed} typed={typed} isBare />
    <AskAboutIt phone={phone} />
  </div>
)

export const aboveTracking = [
  { to: '/', label: 'الرئيسية' },
  { to: '/services/parcels', label: 'الطرود' },
]
