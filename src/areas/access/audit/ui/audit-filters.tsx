import { Chip } from '#ui/badge.tsx'
import { FilterBar, FilterChoice, FilterDays } from '#ui/filter-bar.tsx'
import { type AuditAsked, auditAddress } from '../audit-asked.ts'
import { auditAreas } from '../words.ts'

type Acts = { area: string; words: [name: string, words: string][] }[]
type Props = { asked: AuditAsked; people: (readonly [id: string, name: string])[]; acts: Acts }

/** By record, person, act and day, all of it in the URL. */
export function AuditFilters({ asked, people, acts }: Props) {
  const { about, by, act, from, to, denied } = asked
  return (
    <>
      <FilterBar
        key={auditAddress(asked)}
        label="تصفية السجل"
        search={{ name: 'about', label: 'رقم السجل', value: about }}
        filters={[by, act, from, to]}
        besides={denied}
        clear="/admin/audit"
        kept={denied ? { denied: 'yes' } : {}}
      >
        <FilterChoice name="by" label="الشخص" all="الشخص: الكل" chosen={by} options={people} />
        <FilterChoice name="act" label="الفعل" all="الفعل: الكل" chosen={act}>
          {acts.map(({ area, words }) => (
            <optgroup key={area} label={auditAreas[area] ?? area}>
              <option value={area}>كل ما في «{auditAreas[area] ?? area}»</option>
              {words.map(([name, text]) => (
                <option key={name} value={name}>
                  {text}
                </option>
              ))}
            </optgroup>
          ))}
        </FilterChoice>
        <FilterDays from={from} to={to} />
      </FilterBar>
      <div className="aud-denied">
        <Chip to={auditAddress(asked, { denied: !denied })} pressed={denied}>
          ما مُنع وحده
        </Chip>
      </div>
    </>
  )
}
