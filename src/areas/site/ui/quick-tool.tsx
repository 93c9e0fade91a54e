import { Car, ChevronDown, HardHat, MapPin, MessageCircleQuestionMark, Package, Search } from 'lucide-react'
import { pages } from '../pages.ts'

export type Zone = { id: string; name: string }
type Tool = { today: string; zones: Zone[] }

/** Tabs of the browser's own: a radio shows its form, so they work before any script and without one. What is missing the page they lead to says, in our words. */
export function QuickTool({ today, zones }: Tool) {
  const tools = [
    ...(zones.length ? [{ label: 'احسب سعر طرد', Icon: Package, form: <ParcelTool key="parcel" zones={zones} /> }] : []),
    { label: 'تتبّع طردًا', Icon: MapPin, form: <TrackTool key="track" /> },
    { label: 'استأجر سيارة', Icon: Car, form: <CarTool key="car" today={today} /> },
    { label: 'استأجر معدّة', Icon: HardHat, form: <MachineTool key="machine" today={today} /> },
    { label: 'اسأل', Icon: MessageCircleQuestionMark, form: <QuestionTool key="question" /> },
  ]
  return (
    <div className="quick">
      <fieldset className="quick-tabs">
        <legend className="visually-hidden">خدمات سريعة</legend>
        {tools.map(({ label, Icon }, index) => (
          <label key={label}>
            <input className="visually-hidden" type="radio" name="tool" defaultChecked={index === 0} />
            <Icon className="i" aria-hidden />
            {label}
          </label>
        ))}
      </fieldset>
      {tools.map(({ form }) => form)}
    </div>
  )
}

function ParcelTool({ zones }: { zones: Zone[] }) {
  return (
    <form noValidate className="quick-b" action={`${pages.parcels.path}#price`}>
      <div className="quick-row">
        <label className="field grow">
          <span className="label">إلى</span>
          <span className="input">
            <select name="zone">
              {zones.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
            <ChevronDown className="i" aria-hidden />
          </span>
        </label>
        <label className="field grow">
          <span className="label">الوزن بالكيلوجرام</span>
          <span className="input">
            <input name="weight" inputMode="decimal" dir="ltr" placeholder="2.5" />
          </span>
        </label>
        <label className="field grow">
          <span className="label">المطلوب عند التسليم، اختياري</span>
          <span className="input">
            <input name="cod" inputMode="decimal" dir="ltr" placeholder="12.500" />
          </span>
        </label>
        <button className="btn btn-primary btn-lg" type="submit">
          احسب السعر
        </button>
      </div>
    </form>
  )
}

function TrackTool() {
  return (
    <form noValidate className="quick-b" action="/t">
      <div className="quick-row">
        <label className="field grow">
          <span className="label">رقم التتبّع</span>
          <span className="input">
            <input name="q" dir="ltr" placeholder="TSL2611-0418736-2" autoComplete="off" maxLength={40} />
          </span>
        </label>
        <button className="btn btn-primary btn-lg" type="submit">
          تتبّع
        </button>
      </div>
    </form>
  )
}

const CarTool = ({ today }: { today: string }) => <DaysTool today={today} to={`${pages.cars.path}#cars`} label="اعرض السيارات" />

const MachineTool = ({ today }: { today: string }) => (
  <DaysTool today={today} to={`${pages.equipment.path}#machines`} label="اعرض المعدات" />
)

function DaysTool({ today, to, label }: { today: string; to: string; label: string }) {
  return (
    <form noValidate className="quick-b" action={to}>
      <div className="quick-row">
        <label className="field grow">
          <span className="label">من</span>
          <span className="input">
            <input type="date" name="from" min={today} />
          </span>
        </label>
        <label className="field grow">
          <span className="label">إلى</span>
          <span className="input">
            <input type="date" name="until" min={today} />
          </span>
        </label>
        <button className="btn btn-primary btn-lg" type="submit">
          {label}
        </button>
      </div>
    </form>
  )
}

function QuestionTool() {
  return (
    <form noValidate className="quick-b" action={pages.support.path}>
      <div className="quick-row">
        <span className="input">
          <Search className="i" aria-hidden />
          <input type="search" name="q" aria-label="ابحث في الأسئلة" placeholder="ابحث في الأسئلة" />
        </span>
        <button className="btn btn-primary btn-lg" type="submit">
          ابحث
        </button>
      </div>
    </form>
  )
}
