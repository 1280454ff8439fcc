-- One spelling of a provider: the contract's (shared-contracts/api/payment/providers.ts).
UPDATE "payment_attempts" SET "provider" = CASE "provider" WHEN 'iot' THEN 'iotpay' WHEN 'citcon_classic' THEN 'citcon' ELSE 'wechat-miniprogram' END
  WHERE "provider" IN ('iot', 'citcon_classic', 'wechat_miniprogram');--> statement-breakpoint
UPDATE "sandbox_payments" SET "provider" = CASE "provider" WHEN 'iot' THEN 'iotpay' WHEN 'citcon_classic' THEN 'citcon' ELSE 'wechat-miniprogram' END
  WHERE "provider" IN ('iot', 'citcon_classic', 'wechat_miniprogram');
