/** Places in the shell that a remote may fill, and what the shell hands to them. */
export interface SlotProps {
  /** Panel that follows a product into the cart (CRT-5). */
  'mini-cart': { onClose(): void }
  /** Search field with suggestions below the header (HDR-3). */
  'search-box': { onClose(): void }
}
export type SlotName = keyof SlotProps
