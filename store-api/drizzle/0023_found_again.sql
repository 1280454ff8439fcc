DROP INDEX "products_sku";--> statement-breakpoint
CREATE INDEX "products_sku" ON "products" USING btree (translate(lower("sku"), '- ._/', '') collate "C");
