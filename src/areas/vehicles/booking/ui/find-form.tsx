import { Search as SearchIcon } from 'lucide-react'
import { Form } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { timeInWords } from '#values/dates.ts'
import { searchPath } from '../paths.ts'
import type { CarSearchPage } from '../results.ts'
import type { SearchName } from '../search.ts'

const halfHours = Array.from({ length: 48 }, (_, at) => `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`)
const hours = halfHours.map((time) => [time, timeInWords(time)] as const)

/** Where, from when, until when: an address anybody can keep or send on. */
export function FindForm({ places, search, faults, today }: Pick<CarSearchPage, 'places' | 'search' | 'faults' | 'today'>) {
  const field = (name: SearchName) => ({ name, id: `find-${name}`, defaultValue: search[name], errors: faults[name] })
  return (
    <Form className="find" method="get" action={searchPath} role="search" aria-label="ابحث عن سيارة" noValidate>
      <SelectField {...field('placeOut')} label="مكان التسليم" options={places} required />
      <SelectField {...field('placeBack')} label="مكان الإعادة" options={places} required />
      <div className="find-when">
        <DateField {...field('from')} label="من" min={today} required />
        <SelectField {...field('fromTime')} label="الساعة" options={hours} required />
      </div>
      <div className="find-when">
        <DateField {...field('until')} label="إلى" min={today} required />
        <SelectField {...field('untilTime')} label="الساعة" options={hours} required />
      </div>
      <button type="submit" className={buttonLook({ size: 'large' })}>
        <SearchIcon className="i" aria-hidden />
        <span>اعرض السيارات</span>
      </button>
      <div className="find-more">
        <NumberField {...field('age')} label="عمر السائق" unit="سنة" optional />
        <span>الحجز بلا حساب: رمز إلى هاتفك يكفي</span>
      </div>
    </Form>
  )
}
