import { exportTable, oneByOne } from '#areas/company/public-lists.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { daysOf, quarterInWords } from '#areas/finance/quarter.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import type { Column } from '#platform/documents/write-sheet.ts'
import { page } from '#platform/http.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { type Box, boxesOf, documentKinds, isDocumentKind } from '../boxes.ts'
import { exportedDocuments, type TaxDocument } from '../document-queries.ts'
import { documentsAddress, quarterAsked, readDocumentsAsked, taxExportPath } from '../documents-asked.ts'
import { vatReturn } from '../queries.ts'

const boxColumns: Column<Box>[] = [
  { title: 'الخانة', text: ({ box }) => box },
  { title: 'البند', width: 40, text: ({ label }) => label },
  { title: 'القيمة', money: ({ base }) => base },
  { title: 'الضريبة', money: ({ tax }) => tax },
]

const documentColumns: Column<TaxDocument>[] = [
  { title: 'المستند', width: 36, text: ({ name }) => name },
  { title: 'التاريخ', day: ({ day }) => day },
  { title: 'الطرف', width: 30, text: ({ who }) => who },
  { title: 'القيمة', money: ({ base }) => base },
  { title: 'الضريبة', money: ({ tax }) => tax },
]

/** The working paper of the quarter in the address, or the papers behind one of its figures. */
export const loader = handedOut(
  page(financePermissions.exportBooks, async (ctx, { query }) => {
    const quarter = quarterAsked(query, ctx.now())
    const of = query.get('of') ?? ''
    const { first, last, dueOn } = daysOf(quarter)
    const about: [string, string][] = [
      ['الربع', quarterInWords(quarter)],
      ['من', dayInWords(first)],
      ['إلى', dayInWords(last)],
    ]
    if (isDocumentKind(of)) {
      const asked = readDocumentsAsked(query, ctx.now())
      const rows = exportedDocuments(ctx, asked)
      const title = `${documentKinds[of]}، ${quarterInWords(quarter)}`
      const sums = { by: () => 'المجموع' }
      return exportTable(ctx, query, { title, columns: documentColumns, rows, sums, about, filters: documentsAddress(asked) })
    }
    const paper = await vatReturn(ctx, quarter)
    const { books, filed, output, input } = paper
    const agrees = output === books.output && input === books.input
    return exportTable<Box>(ctx, query, {
      ...{ title: `ورقة عمل الإقرار، ${quarterInWords(quarter)}`, columns: boxColumns, rows: oneByOne(boxesOf(paper)) },
      ...{ filters: taxExportPath(quarter), isStrong: ({ isSum = false }) => isSum },
      about: [
        ...about,
        ['يُقدَّم حتى', dayInWords(dueOn)],
        ['الإقرار', filed ? `مقدَّم، رقمه ${filed.reference}` : 'لم يُقدَّم بعد'],
        ['الدفاتر', agrees ? 'تتفق مع المستندات' : `مخرجات ${inRials(books.output)}، مدخلات ${inRials(books.input)}`],
      ],
    })
  }),
)

export const middleware = [loader.middleware]

export default function TaxExport() {
  return null
}
