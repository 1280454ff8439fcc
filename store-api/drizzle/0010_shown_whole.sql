CREATE TABLE "restock_notices" (
	"email" text NOT NULL,
	"product_id" text NOT NULL,
	"option_pair" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "restock_notices_product_id_option_pair_email_pk" PRIMARY KEY("product_id","option_pair","email")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "facts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "gtin" text;--> statement-breakpoint
ALTER TABLE "restock_notices" ADD CONSTRAINT "restock_notices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;