import { DropdownMenu, Popover as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type PopoverProps = { trigger: ReactNode; label: string; children: ReactNode }

/** A small panel beside its button: filters, a few settings. */
export function Popover({ trigger, label, children }: PopoverProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="floating floating-panel" aria-label={label} align="start" sideOffset={8} collisionPadding={16}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export type MenuItem = { label: string; icon?: ReactNode; danger?: boolean; reason?: string | undefined } & (
  | { to: string }
  | { onSelect: () => void }
)

/** Acts on one thing. What cannot be done now stays in the list, with its reason. */
export function Menu({ trigger, items }: { trigger: ReactNode; items: readonly MenuItem[] }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="floating" align="start" sideOffset={8} collisionPadding={16}>
          {items.map((item) => (
            <Item key={item.label} item={item} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function Item({ item }: { item: MenuItem }) {
  const { label, icon, danger, reason } = item
  const says = (
    <>
      {icon}
      <span>
        {label}
        {reason && <span className="db xs muted">{reason}</span>}
      </span>
    </>
  )
  const look = danger ? 'floating-item is-danger' : 'floating-item'
  if ('to' in item && !reason) {
    return (
      <DropdownMenu.Item asChild className={look}>
        <Link to={item.to}>{says}</Link>
      </DropdownMenu.Item>
    )
  }
  return (
    <DropdownMenu.Item className={look} disabled={Boolean(reason)} {...('onSelect' in item ? { onSelect: item.onSelect } : {})}>
      {says}
    </DropdownMenu.Item>
  )
}
