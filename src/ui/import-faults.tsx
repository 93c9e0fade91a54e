import { Sentence } from '#ui/sentence.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Num } from '#ui/values.tsx'

type Fault = { row: number; field: string; message: string }

const columns: Column<Fault>[] = [
  { key: 'row', title: 'الصف', cell: ({ row }) => <Num>{row}</Num> },
  { key: 'field', title: 'الحقل', cell: ({ field }) => field },
  { key: 'message', title: 'ما يصحّحه', cell: ({ message }) => <Sentence>{message}</Sentence> },
]

/** The first of them here, and all of them as a file. */
export function ImportFaults({ faults, file }: { faults: Fault[]; file: string }) {
  return (
    <>
      <Table
        caption="صفوف تحتاج تصحيحًا"
        columns={columns}
        rows={faults}
        keyOf={({ row, field, message }) => `${row}-${field}-${message}`}
      />
      <p>
        <a className="link" href={file} download>
          نزّل كل الملاحظات ملفًا
        </a>
      </p>
    </>
  )
}
