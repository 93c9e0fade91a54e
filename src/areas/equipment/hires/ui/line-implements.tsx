import { SelectField } from '#ui/form/select-field.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Code, Money } from '#ui/values.tsx'
import { inRials } from '#values/money.ts'
import type { ImplementToQuote } from '../../implements/queries.ts'
import { hirePath } from '../../paths.ts'
import type { QuoteImplementForm } from '../inputs.ts'
import type { ShownHire, ShownLine } from '../queries.ts'

type Props = {
  one: ShownHire
  line: ShownLine
  tools: readonly ImplementToQuote[]
  heard: (name: string) => Reply | undefined
}

/** What goes along with the machine, and what else fits it while the quotation is written. */
export function LineImplements({ one, line, tools, heard }: Props) {
  const mayChange = one.stage === 'quoted' && one.may.quote
  const quoted = one.lines.flatMap((each) => each.implements.map(({ implementId }) => implementId))
  const fit = tools.filter(({ id, kindId }) => kindId === line.kindId && !quoted.includes(id))
  return (
    <>
      {line.implements.length > 0 && (
        <ul className="list">
          {line.implements.map((each) => (
            <li key={each.id}>
              <span className="grow">
                <Code>{each.code}</Code> {each.name}
                <span className="xs muted db">
                  {whereItIs(each)}
                  {each.dayPrice === 0n ? (
                    'ضمن سعر المعدّة'
                  ) : (
                    <>
                      اليوم <Money amount={each.dayPrice} />، الشهر <Money amount={each.monthPrice} />
                    </>
                  )}
                </span>
              </span>
              {mayChange && (
                <PostForm
                  action={`${hirePath(one.id)}?act=strike-implement`}
                  reply={heard('strike-implement')}
                  part={each.id}
                  before="الحذف"
                >
                  <input type="hidden" name="lineId" value={line.id} />
                  <input type="hidden" name="quotedId" value={each.id} />
                  <SubmitButton variant="danger-ghost" size="small">
                    احذف الأداة
                  </SubmitButton>
                </PostForm>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange && fit.length > 0 && <AddImplement {...{ one, line, fit }} reply={heard(`add-implement-${line.id}`)} />}
    </>
  )
}

function whereItIs({ outAt, backAt, occupancyId }: ShownLine['implements'][number]) {
  if (backAt) return 'أُعيدت · '
  if (outAt) return 'في الموقع · '
  return occupancyId ? 'محجوزة · ' : ''
}

type AddProps = Pick<Props, 'one' | 'line'> & { fit: readonly ImplementToQuote[]; reply: Reply | undefined }

function AddImplement({ one, line, fit, reply }: AddProps) {
  const field = fieldsOf<QuoteImplementForm>(reply)
  const options = fit.map(({ id, code, name, dayPrice }) => [id, `${name} ${code}، ${priceOf(dayPrice)}`] as const)
  return (
    <details className="act-form" open={reply !== undefined}>
      <summary className="btn btn-outline btn-sm">أضف أداة</summary>
      <PostForm
        action={`${hirePath(one.id)}?act=add-implement&line=${line.id}`}
        reply={reply}
        part={`add-implement-${line.id}`}
        before="الإضافة"
      >
        <input type="hidden" name="id" value={typeof reply?.typed.id === 'string' ? reply.typed.id : line.formId} />
        <input type="hidden" name="lineId" value={line.id} />
        <SelectField {...field('implementId', options[0]?.[0])} label="الأداة" options={options} required />
        <div>
          <SubmitButton variant="outline">أضف الأداة</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

const priceOf = (dayPrice: bigint | null) => (dayPrice === null ? 'ضمن سعر المعدّة' : `${inRials(dayPrice)} في اليوم`)
