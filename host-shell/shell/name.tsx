import type { MenuName } from 'shared-contracts/remote/state/app-info.ts'
import { nameIn, shorten } from '../store/names.ts'

interface Props {
  item: MenuName
  language: string
  limit: number
}

/** A menu name cut to its limit; the whole of it stays readable for assistive technology (HDR-2). */
export function Name({ item, language, limit }: Props) {
  const name = nameIn(item, language)
  const shown = shorten(name, limit)
  if (shown === name) return name
  return (
    <>
      <span aria-hidden="true" title={name}>
        {shown}
      </span>
      <span className="visually-hidden">{name}</span>
    </>
  )
}
