import '#ui/styles/vacant.css'
import type { FormEvent, ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { unitKinds, unitUses } from '#areas/properties/property.ts'
import { Chip } from '#ui/badge.tsx'
import { FilterChoice } from '#ui/filter-bar.tsx'
import { Button } from '#ui/form.tsx'
import { Pager } from '#ui/links.tsx'
import { Empty } from '#ui/states.tsx'
import { smallPhotoPath } from '#values/photos.ts'
import { howMany } from '#values/plural.ts'
import { headingOf, placeInWords, publicListingPath, vacantPath } from '../listing.ts'
import { isNarrowed, type ListingsAsked, listingsAddress, listingsPerPage, rentSteps, roomSteps } from '../listing-asked.ts'
import type { VacantListing } from '../shown-listings.ts'
import { FreeFrom, Rent, Specs, UnitPicture } from './unit-facts.tsx'

export type Vacant = {
  rows: VacantListing[]
  count: number
  at: number
  places: { wilayats: string[]; quarters: string[] }
  asked: ListingsAsked
  vatRate: number | null
}

/** The vacant units of the public page, narrowed by its address. */
export function VacantUnits({ vacant, instead }: { vacant: Vacant; instead: ReactNode }) {
  const { rows, count, at, asked, vatRate } = vacant
  const isAny = count > 0 || isNarrowed(asked)
  return (
    <section className="section" id="vacant" aria-labelledby="vacant-units">
      <div className="container">
        <div className="vac-head">
          <h2 id="vacant-units">وحدات شاغرة</h2>
          {count > 0 && <p className="sm muted">{howMany(count, 'unit')}</p>}
        </div>
        {isAny && <Filters {...vacant} />}
        {count === 0 && <NoUnit asked={asked} instead={instead} />}
        <ul className="vac">
          {rows.map((one) => (
            <UnitCard key={one.id} one={one} vatRate={vatRate} />
          ))}
        </ul>
        <Pager page={at} perPage={listingsPerPage} total={count} toPage={(page) => listingsAddress({ ...asked, page })} />
      </div>
    </section>
  )
}

const pairs = (words: Record<string, string>) => Object.entries(words)
const named = (names: string[]) => names.map((name) => [name, name] as const)

/** A choice takes effect at once; without a script by the button. */
function Filters({ asked, places }: Vacant) {
  const { use, kind, wilayat, quarter, rooms, rent, furnished } = asked
  return (
    <Form
      key={listingsAddress(asked)}
      action={`${vacantPath}#vacant`}
      className="vac-filters"
      role="search"
      aria-label="تصفية الوحدات"
      preventScrollReset
      onChange={sendChoice}
    >
      <FilterChoice name="use" label="الاستعمال" all="سكني وتجاري" chosen={use} options={pairs(unitUses)} />
      <FilterChoice name="kind" label="النوع" all="كل الأنواع" chosen={kind} options={pairs(unitKinds)} />
      <FilterChoice name="wilayat" label="الولاية" all="كل الولايات" chosen={wilayat} options={named(places.wilayats)} />
      <FilterChoice name="quarter" label="المنطقة" all="كل المناطق" chosen={quarter} options={named(places.quarters)} />
      <FilterChoice name="rooms" label="الغرف" all="أي عدد غرف" chosen={rooms} options={pairs(roomSteps)} />
      <FilterChoice
        name="rent"
        label="الإيجار حتى"
        all="أي إيجار"
        chosen={rent}
        options={pairs(rentSteps).map(([value, rials]) => [value, `حتى ${rials} ر.ع.`])}
      />
      <label className="opt-row sm">
        <input type="checkbox" className="check" name="furnished" value="yes" defaultChecked={furnished !== ''} />
        <span>مفروشة</span>
      </label>
      <Button type="submit" variant="outline">
        اعرض
      </Button>
      {isNarrowed(asked) && <Chip to={listingsAddress({})}>امسح شروط البحث</Chip>}
    </Form>
  )
}

const sendChoice = ({ currentTarget }: FormEvent<HTMLFormElement>) => currentTarget.requestSubmit()

function NoUnit({ asked, instead }: { asked: ListingsAsked; instead: ReactNode }) {
  if (!isNarrowed(asked))
    return (
      <Empty title="لا وحدات شاغرة معروضة الآن" action={instead}>
        اكتب لنا ما تبحث عنه، ونخبرك حين نجد ما يناسبك.
      </Empty>
    )
  return (
    <Empty title="لا وحدة بهذه المواصفات" action={instead}>
      خفّف شروط البحث، أو اكتب لنا ما تبحث عنه.
    </Empty>
  )
}

function UnitCard({ one, vatRate }: { one: VacantListing; vatRate: number | null }) {
  const heading = headingOf(one)
  return (
    <li className="card vcard">
      <div className="v-pic">
        {one.cover ? <img src={smallPhotoPath(one.cover)} alt="" loading="lazy" /> : <UnitPicture kind={one.kind} />}
      </div>
      <div className="vcard-body">
        <div className="row between wrap">
          <h3>
            <Link to={publicListingPath(one.id)}>
              <bdi>{heading}</bdi>
            </Link>
          </h3>
          <FreeFrom {...one} />
        </div>
        <p className="sm muted">
          <bdi>{placeInWords(one)}</bdi>
        </p>
        <Specs {...one} />
      </div>
      <div className="vcard-foot">
        <Rent {...one} vatRate={vatRate} />
        <span className="btn btn-soft btn-sm" aria-hidden>
          {one.isHeld ? 'أبلغني' : 'اطلب معاينة'}
        </span>
      </div>
    </li>
  )
}
