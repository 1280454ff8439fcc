/** Pages on which a shopper pays, or waits to hear that it was paid: never taken away under their hands. */
export const PAYMENT_PATH = /^\/(?:checkout\/(?:checkout|payment)|confirmation)(?:\/|$)|\/payment(?:\/|$)/i
