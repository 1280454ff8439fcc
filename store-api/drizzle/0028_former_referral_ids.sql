CREATE TABLE "former_referral_ids" (
	"referral_id" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_referral_ids" ADD CONSTRAINT "former_referral_ids_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_referral_ids_account_id_index" ON "former_referral_ids" USING btree ("account_id");