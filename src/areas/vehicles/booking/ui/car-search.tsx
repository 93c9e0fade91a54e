import '#ui/styles/car-search.css'
import { Form } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { CarScene } from '#ui/art/car-scene.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Tabs } from '#ui/links.tsx'
import { PhotoStrip } from '#ui/photo-strip.tsx'
import { Money } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { gearboxes } from '../../classes/class.ts'
import { searchPath } from '../paths.ts'
import type { CarSearchPage, ClassWithPhotos } from '../results.ts'
import { offerOrders, searchQuery } from '../search.ts'
import { carKind } from './car-look.ts'
import { FindForm } from './find-form.tsx'
import { NoneFree } from './none-free.tsx'
import { OfferCard } from './offer-card.tsx'

/** The search, and below it what it found. */
export function CarSearch({ page }: { page: CarSearchPage }) {
  return (
    <>
      <FindForm {...page} />
      {page.results ? <Results page={page} results={page.results} /> : <Classes classes={page.classes} />}
    </>
  )
}

function Classes({ classes }: { classes: readonly ClassWithPhotos[] }) {
  if (classes.length === 0) return null
  return (
    <ul className="car-classes" aria-label="الفئات وأسعارها">
      {classes.map((one) => (
        <li key={one.id} className="card">
          <PhotoStrip photos={one.photos} called={one.name} drawing={<CarScene kind={carKind(one)} />} />
          <div className="card-b">
            <b>{one.name}</b>
            <span className="sm muted">{one.example}</span>
            <span className="sm">
              <Money amount={one.day} /> لليوم، شامل الضريبة
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}

type Found = { page: CarSearchPage; results: NonNullable<CarSearchPage['results']> }

function Results({ page, results }: Found) {
  const { offers, all, order } = results
  const free = offers.filter((offer) => offer.free > 0)
  const taken = offers.filter((offer) => offer.free === 0).map(({ id }) => id)
  const cheapest = free.toSorted((one, other) => Number(one.total - other.total))[0]
  const orders = Object.entries(offerOrders).map(([name, label]) => ({
    ...{ to: `${searchPath}?${searchQuery(page.search, { order: name })}`, label, current: order === name },
  }))
  return (
    <div className="offers-grid" id="offers">
      <Filters page={page} results={results} />
      <div className="offers">
        <div className="offers-h">
          <h2>{free.length > 0 ? `${howMany(free.length, 'carClass')} في تواريخك` : 'لا سيارة متاحة في تواريخك'}</h2>
          <Tabs label="الترتيب" look="seg" tabs={orders} />
        </div>
        {all === 0 && <Alert>لا أسعار معلنة لهذه التواريخ بعد. اكتب لنا ونرد عليك.</Alert>}
        {all > 0 && offers.length === 0 && <Alert>لا فئة بهذه المواصفات. أزل بعض التصفية.</Alert>}
        {offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} isCheapest={offer.id === cheapest?.id} />
        ))}
        {taken.length > 0 && <NoneFree classIds={taken} search={page.search} />}
      </div>
    </div>
  )
}

function Filters({ page: { search }, results: { filter, order } }: Found) {
  const isFiltered = filter.gearbox !== '' || filter.seven || filter.mountain
  return (
    <details className="card offer-filters" open={isFiltered}>
      <summary>تصفية</summary>
      <Form method="get" action={searchPath} className="card-b stack">
        {Object.entries({ ...search, order }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <fieldset className="choices">
          <legend className="label">ناقل الحركة</legend>
          {[['', 'كلاهما'] as const, ...Object.entries(gearboxes)].map(([value, label]) => (
            <label key={value} className="opt-row">
              <input type="radio" className="check" name="gearbox" value={value} defaultChecked={filter.gearbox === value} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className="choices">
          <legend className="label">يناسب</legend>
          <Tick name="seven" label="7 مقاعد فأكثر" isOn={filter.seven} />
          <Tick name="mountain" label="الطرق الجبلية" isOn={filter.mountain} />
        </fieldset>
        <div>
          <button type="submit" className={buttonLook({ variant: 'outline', size: 'small' })}>
            طبّق
          </button>
        </div>
      </Form>
    </details>
  )
}

function Tick({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  return (
    <label className="opt-row">
      <input type="checkbox" className="check" name={name} value="yes" defaultChecked={isOn} />
      <span>{label}</span>
    </label>
  )
}
