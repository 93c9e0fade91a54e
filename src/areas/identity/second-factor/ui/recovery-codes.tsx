import { Copy, Printer } from 'lucide-react'
import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Button } from '#ui/form.tsx'
import { notify } from '#ui/toast.tsx'
import { Code } from '#ui/values.tsx'

/** Shown this once: kept is only what they are recognised by. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const copy = () => navigator.clipboard.writeText(codes.join('\n')).then(() => notify('نُسخت رموز الاسترداد.'))
  return (
    <Card
      title="رموز الاسترداد"
      footer={
        <Link className={buttonLook()} to="/dashboard/security">
          حفظتها
        </Link>
      }
    >
      <div className="stack">
        <Alert kind="warning">احفظها في مكان آمن. كل رمز يُستعمل مرة واحدة، ولا نعرضها مرة أخرى.</Alert>
        <ul className="recovery">
          {codes.map((code) => (
            <li key={code}>
              <Code>{code}</Code>
            </li>
          ))}
        </ul>
        <div className="row wrap noscript:hidden">
          <Button variant="outline" size="small" onClick={copy}>
            <Copy className="i i-sm" aria-hidden /> انسخها
          </Button>
          <Button variant="outline" size="small" onClick={() => window.print()}>
            <Printer className="i i-sm" aria-hidden /> اطبعها
          </Button>
        </div>
      </div>
    </Card>
  )
}
